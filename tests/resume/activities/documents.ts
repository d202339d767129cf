/** Talks, articles and board seats. Line numbers of the tests count from the line `---`. */
export const ACTIVITIES: Readonly<Record<string, string>> = {
  'pages/talks.mdx': page('/talks', 'Talks'),
  'pages/writing.mdx': page('/writing', 'Writing'),
  'pages/boards.mdx': page('/boards', 'Boards'),
  'talks/slow-kilns.mdx': `---
title: Slow Kilns
event: HeatConf
place: Porto, Portugal
date: 2024-05-16
description: Why patience fires better.
url: https://heatconf.example.com/slow-kilns
slides: /papers/glaze.pdf
video: https://video.example.com/slow-kilns
---

Given **twice**.
`,
  'talks/first-firing.mdx': `---
title: First Firing
event: Harbor Meetup
place: Online
date: 2022-11-03
description: What broke first.
---
`,
  'writing/cold-clay.mdx': `---
title: Cold Clay
publication: Kiln Review
date: 2025-02-20
url: https://review.example.com/cold-clay
description: Storage decides the glaze.
---
`,
  'boards/lantern.mdx': `---
organization: Lantern Fund
role: Independent director
from: 2021-03-01
url: https://lantern.example.com
description: Audit committee.
---
`,
  'boards/quay.mdx': `---
organization: Quay Museum
role: Advisor
from: 2015-01-01
to: 2018-12-31
description: Helped to open the archive.
---
`,
};

export const ON = { talks: true, writing: true, boards: true } as const;

function page(path: string, title: string): string {
  return `---\npath: ${path}\ntitle: ${title}\ndescription: About ${title}.\nkeywords:\n  - kiln\nheading: ${title}\n---\n`;
}
