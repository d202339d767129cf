/** The smallest valid site: one document of each type. Line numbers of the tests count from the line `---`. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  'profile.mdx': `---
name: Ada Quill
title: Engineer
bio: Builds small things.
email: ada@example.com
location: Lisbon
network:
  name: LinkedIn
  url: https://linkedin.example.com/in/ada
statsRepo: ada/site
stats:
  - id: years
    label: Years
    value: 25+
    unit: years
    icon: calendar
    color: violet
sideQuests:
  - title: Pottery
    description: Bowls, mostly round.
    icon: flask
    color: amber
    href: /projects/kiln
principles:
  - title: Measure
    description: Then cut.
purpose:
  title: Purpose
  description: To be read.
connect:
  title: Connect
  description: Write to me.
  badges:
    - Awake
---

The long biography.
`,
  'resume.mdx': `---
competencies:
  - title: Platforms
    description: Few services, clear owners.
education:
  - degree: BSc Physics
    institution: Harbor University
    startDate: 1995-09-01
    endDate: 1999-06-30
certifications:
  - name: Boats
    issuer: Harbor Office
    date: 2010-05-01
impact:
  - years
markets:
  - name: Harbors
    description: Ships come in.
---
`,
  'roles/engineer.mdx': `---
title: Engineer
company: Harbor
location: Lisbon
startDate: 2001-02-01
endDate: 2005-03-31
summary: Kept the cranes moving.
highlights:
  - Moved nine cranes.
---
`,
  'projects/kiln.mdx': `---
title: Kiln
description: A kiln controller.
kind: full-stack
status: ACTIVE
startDate: 2024-01-28
endDate: 2024-06-30
repositoryUrl: https://code.example.com/ada/kiln
liveUrl: null
imageUrl: /projects/kiln/cover.svg
screenshots:
  - src: /projects/kiln/shot.svg
    alt: The dial.
    caption: The dial at noon.
technologyGroups:
  - category: Client
    technologies:
      - name: React
        description: The dial.
tags:
  - name: Heat
diagrams:
  - stack
---

## The idea

A kiln that [waits](/docs/kiln#first-firing).
`,
  'gear/mounts.mdx': `---
title: Mounts
color: blue
order: 1
items:
  - name: Pier
    specs: Concrete.
    primary: true
    kind: telescope
---
`,
  'tabletop/collection.json': `{
  "updated": "2026-11-14T06:00:00Z",
  "total_games": 2,
  "games": [
${game(1, 'Alpha')},
${game(2, 'Beta')}
  ]
}
`,
  'pages/home.mdx': page('/', 'Home'),
  'pages/lab.mdx': page('/lab', 'Lab'),
  'docs/index.mdx': doc('Documentation', 'See the [kiln](/docs/kiln).'),
  'docs/kiln.mdx': doc('Kiln', '## First firing\n\nSlowly.'),
  'diagrams/stack.mdx': `---
title: Stack
description: What stands on what.
layout: stack
width: 1400
height: 900
tiers:
  - id: top
    title: Top
    nodes:
      - id: dial
        label: Dial
        href: /docs/kiln#first-firing
  - id: bottom
    title: Bottom
    nodes:
      - id: coil
        label: Coil
edges:
  - from: dial
    to: coil
---
`,
  'astrophotos/veil.mdx': `---
title: Veil
object:
  name: Veil Nebula
  catalogue:
    - NGC 6960
  type: supernova-remnant
ra: 312.75
dec: 30.72
gear:
  - Pier
sessions:
  - date: 2025-08-01
    count: 40
    seconds: 180
picture:
  width: 960
  height: 640
  widths:
    - 480
    - 960
  placeholder: data:image/webp;base64,UklGRg==
---
`,
  'experiments/hexes.mdx': `---
title: Hexes
description: What a hex can see.
startDate: 2025-02-08
tags:
  - name: Geometry
---
`,
  'experiments/moves.mdx': `---
title: Moves
description: How far a rider comes.
startDate: 2025-03-08
board: line-of-sight
tags: []
---
`,
};

function page(path: string, title: string): string {
  return `---\npath: ${path}\ntitle: ${title}\ndescription: About ${title}.\nkeywords:\n  - kiln\nheading: ${title}\n---\n`;
}

/** A document of docs/ whose text starts on line 6. */
export function doc(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: About it.\n---\n\n${body}\n`;
}

function game(id: number, name: string): string {
  const facts = {
    ...{ id, name, year: 2010, min_players: 2, max_players: 4, min_playtime: 30, max_playtime: 60, weight: 2.3 },
    ...{ avg_rating: 7.7, bayes_avg: null, overall_rank: 12, numplays: 3, image: null, categories: ['Card Game'] },
    ...{ mechanics: [], designers: ['N. N.'], publishers: [], bgg_url: `https://boardgamegeek.com/boardgame/${id}` },
  };
  const fields = Object.entries(facts).map(([key, value]) => `      "${key}": ${JSON.stringify(value)}`);
  return `    {\n${fields.join(',\n')}\n    }`;
}
