/** What the gallery says while it has no pictures. */
export const PLANNED = {
  title: 'Photo gallery coming soon',
  note: 'The photos are still being sorted. Planned features:',
  features: [
    ['Zoom and pan viewer', 'Full resolution, down to the noise.'],
    ['Capture details', 'Exposures, filters and sky conditions for every session.'],
    ['Search and filter', 'By object, constellation or gear.'],
    ['Before and after', 'A single frame next to the finished stack.'],
    ['Gear correlation', 'Which gear was used for which photo.'],
  ],
} as const;
