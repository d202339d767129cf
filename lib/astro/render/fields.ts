import type { Field } from './field';

const UPRIGHT = { width: 4480, height: 6720 };
const ACROSS = { width: 6720, height: 4480 };

export const FIELDS: Field[] = [
  {
    name: 'orion',
    title: 'Orion',
    description: 'The whole figure, from Betelgeuse to Rigel, as a mosaic of eight panels.',
    object: { name: 'Orion', type: 'star-field' },
    ...{ ra: 83.8, dec: 0 },
    view: { ra: 83.4, dec: 0.2, rotation: 0, width: 12_800, height: 17_000 },
    width: 2600,
    prose:
      'Betelgeuse at the upper left is a red supergiant, Rigel at the lower right a blue one. The catalog gives them a B − V of 1.50 and −0.03. Most of the blue stars between them belong to the association Orion OB1, which has been forming stars for the last 12 million years. The field is wider than the sensor, so this is a mosaic of two by four panels.',
  },
  {
    name: 'orions-belt-and-sword',
    title: 'Orion’s Belt and Sword',
    description: 'Alnitak, Alnilam and Mintaka, with the stars of the sword below.',
    object: { name: 'Orion’s Belt', catalogue: ['Collinder 70', 'NGC 1981'], type: 'open-cluster' },
    ...{ ra: 84.05, dec: -1.2 },
    view: { ra: 83.9, dec: -3.2, rotation: 0, ...UPRIGHT },
    prose:
      'The many blue stars around the belt are the cluster Collinder 70. Alnilam in the middle is a supergiant nearly 2,000 light-years away. The sword ends at Iota Orionis. On a photograph the Orion Nebula would surround the stars above it; the catalog lists stars only, so it is missing here.',
  },
  {
    name: 'pleiades',
    title: 'The Pleiades',
    description: 'The Seven Sisters and their parents.',
    object: { name: 'Pleiades', catalogue: ['M 45', 'Melotte 22'], type: 'open-cluster' },
    ...{ ra: 56.75, dec: 24.117 },
    view: { ra: 56.75, dec: 24.1, rotation: 0, width: 3840, height: 2560 },
    prose:
      'The nine named stars of the Pleiades are a family on the sky as in the myth: the sisters, with Atlas and Pleione, their parents, at the left edge of the cluster. They are about 440 light-years away and formed together roughly 100 million years ago. The dust that reflects their light on photographs is not in the catalog. This is the center of the frame, cropped to 4.7 by 3.1 degrees.',
  },
  {
    name: 'hyades',
    title: 'The Hyades',
    description: 'The nearest open cluster, with Aldebaran in front of it.',
    object: { name: 'Hyades', catalogue: ['Melotte 25', 'Caldwell 41'], type: 'open-cluster' },
    ...{ ra: 66.725, dec: 15.867 },
    view: { ra: 67.2, dec: 16.6, rotation: 0, ...ACROSS },
    prose:
      'At about 150 light-years, the Hyades are the nearest open cluster to the Sun. Orange Aldebaran only appears to be one of them: it is less than half as far away. The cluster is more than 600 million years old. Four of its stars have already become giants, and with Aldebaran they mark the V.',
  },
  {
    name: 'cassiopeia',
    title: 'Cassiopeia',
    description: 'The five stars of the W in three upright panels.',
    object: { name: 'Cassiopeia', type: 'star-field' },
    ...{ ra: 14.2, dec: 60.7 },
    view: { ra: 14.6, dec: 59.3, rotation: 0, width: 12_600, height: 6720 },
    prose:
      'Schedar is the orange giant among the five stars of the W. Gamma Cassiopeiae, the middle one, spins so fast that it sheds a disk of gas; its brightness has changed between magnitude 1.6 and 3. The W is 13 degrees wide and does not fit on the sensor, so this is a mosaic of three upright panels.',
  },
  {
    name: 'coma-star-cluster',
    title: 'The Coma Star Cluster',
    description: 'The hair of Berenice, a loose cluster far from the Milky Way.',
    object: { name: 'Coma Star Cluster', catalogue: ['Melotte 111', 'Collinder 256'], type: 'open-cluster' },
    ...{ ra: 186.5, dec: 26.1 },
    view: { ra: 186.2, dec: 26.2, rotation: 0, ...ACROSS },
    prose:
      'Ptolemy listed this cluster as a misty patch, and for centuries it was the tuft at the tail of Leo. At about 280 light-years it is so close that it covers five degrees, too wide for most telescopes and right for this rig. Gamma Comae, the orange star at the top, is a foreground star and not a member.',
  },
  {
    name: 'head-of-scorpius',
    title: 'The Head of Scorpius',
    description: 'Antares and the young blue stars of Upper Scorpius, as a mosaic of two panels.',
    object: { name: 'Head of Scorpius', type: 'star-field' },
    ...{ ra: 247.352, dec: -26.432 },
    view: { ra: 243.9, dec: -24, rotation: 0, width: 6720, height: 8600 },
    prose:
      'Antares, at the lower left, is a red supergiant whose name means rival of Mars. Almost all of the bright blue stars in the field are its siblings in the association Upper Scorpius, 5 to 11 million years old. The globular cluster M 4 beside Antares is too faint, star by star, for the catalog. This is a mosaic of two panels.',
  },
  {
    name: 'deneb-and-sadr',
    title: 'Deneb and Sadr',
    description: 'The upper part of the Northern Cross in Cygnus, as a mosaic of two panels.',
    object: { name: 'Northern Cross', type: 'star-field' },
    ...{ ra: 310.358, dec: 45.28 },
    view: { ra: 307.9, dec: 42.3, rotation: 0, width: 6720, height: 8600 },
    prose:
      'Deneb, at the upper left, is one of the most luminous stars that the eye can see, at a distance of roughly 2,000 light-years. Sadr below it is the center of the Northern Cross. The plane of the Milky Way runs between them, so the field has half as many stars again as the average field of this size. The glow of the fainter ones and the nebulae of the region are not drawn. This is a mosaic of two panels.',
  },
  {
    name: 'alpha-persei-cluster',
    title: 'The Alpha Persei Cluster',
    description: 'Mirfak and the chain of young stars beside it.',
    object: { name: 'Alpha Persei Cluster', catalogue: ['Melotte 20', 'Collinder 39'], type: 'open-cluster' },
    ...{ ra: 51.675, dec: 49.01 },
    view: { ra: 52, dec: 49, rotation: 0, ...ACROSS },
    prose:
      'Mirfak, a yellow-white supergiant, is the brightest member of this cluster. Most of the others are hot blue stars that trail away from it in a long curve, to Delta Persei at the lower left. They lie about 560 light-years away and are some 50 to 70 million years old, younger than the Pleiades.',
  },
  {
    name: 'coathanger',
    title: 'The Coathanger',
    description: 'Six stars in a row and a hook of four, which met by chance.',
    object: { name: 'Coathanger', catalogue: ['Collinder 399'], type: 'star-field' },
    ...{ ra: 291.35, dec: 20.1 },
    view: { ra: 291.5, dec: 20.3, rotation: 0, width: 3840, height: 2560 },
    prose:
      'Collinder 399 was listed as an open cluster until the parallaxes of the Hipparcos satellite showed that its ten stars lie at very different distances. The field is drawn from the measurements that settled it. It is the center of the frame, cropped to 4.7 by 3.1 degrees.',
  },
];
