/** What the gallery says while it has no pictures. */
export const PLANNED = {
  title: 'Photo gallery coming soon',
  note: 'The pictures are being sorted, and most of them are being thrown away. Planned for the rest:',
  features: [
    ['Zoom and pan viewer', 'Full resolution, down to the noise.'],
    ['Capture details', 'Exposures, filters and conditions of every night.'],
    ['Search and filter', 'By object, constellation or gear.'],
    ['Before and after', 'A single frame beside the finished stack.'],
    ['Gear correlation', 'Which piece of the rig took part in which picture.'],
  ],
} as const;
