/** The diagrams of a project that names none of its own. */
export const DEFAULT_DIAGRAMS = ['architecture-stack', 'deployment-swimlane'];
