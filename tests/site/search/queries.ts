/** Each query and the address that must be among its first three results. */
export const QUERIES: [query: string, target: string][] = [
  // Misspelled names.
  ['carcasone', '/tabletop?q=Carcassonne'],
  ['Teraforming Mars', '/tabletop?q=Terraforming%20Mars'],
  ['Kubernets', '/projects/dachshund-app#technology-kubernetes'],
  ['Postgress', '/docs/data/postgres'],
  ['astrofotography', '/astrophotography'],
  ['Celestrn EdgeHD', '/astrophotography#gear-celestron-edgehd-8'],
  ['Ashes of Empyre', '/projects/aoe-ashes-of-empire'],
  ['grafql', '/docs/backend/graphql'],
  ['Twilght Strugle', '/tabletop?q=Twilight%20Struggle'],
  ['Pleides', '/astrophotography/pleiades'],
  // The beginning of a name.
  ['kub', '/projects/dachshund-app#technology-kubernetes'],
  ['wing', '/tabletop?q=Wingspan'],
  ['dachs', '/projects/dachshund-app'],
  ['red', '/docs/data/redis'],
  ['asi26', '/astrophotography#gear-zwo-asi2600mc-pro'],
  ['hex', '/lab/hex-line-of-sight'],
  // Accents, with and without.
  ['orleans', '/tabletop?q=Orl%C3%A9ans'],
  ['résumé', '/resume'],
  // Abbreviations and other names.
  ['k8s', '/projects/dachshund-app#technology-kubernetes'],
  ['CV', '/resume'],
  ['ASL', '/tabletop?q=Advanced%20Squad%20Leader'],
  ['M45', '/astrophotography/pleiades'],
  ['CI', '/docs/devops/ci'],
  ['VP engineering', '/resume#vp-engineering-meridian'],
  // Words in the middle of a page.
  ['intervertebral disc', '/projects/dachshund-app'],
  ['connection arithmetic', '/docs/data/postgres#connection-arithmetic'],
  ['credit unions settlement', '/'],
  ['append-only log', '/projects/dachshund-app#an-append-only-log'],
  // Designers, mechanics, commands and statistics.
  ['uwe rosenberg', '/tabletop?q=Uwe%20Rosenberg'],
  ['worker placement', '/tabletop?mechanic=Worker%20Placement'],
  ['download resume', '/resume.pdf'],
  ['statistics last 30 days', '/dev-stats?period=30d'],
];
