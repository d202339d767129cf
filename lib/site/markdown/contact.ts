import { getBiographies, getProfile } from '../../content/content';
import { portraitUrl } from '../../content/portrait';
import { lengthOf } from '../../resume/biography';
import { isOn } from '../sections';
import { escapeText, joinBlocks, link, prose } from './blocks';
import { pageHead } from './page-head';

/** Without the email address, which harvesters would read. */
export function contactMarkdown(): string {
  const { network } = getProfile();
  return joinBlocks([
    ...pageHead('/contact'),
    '## Email',
    'Revealing the address requires JavaScript.',
    `## ${network.name}`,
    'For introductions and my career history.',
    link(`View ${network.name} Profile`, network.url),
    '## Contact card',
    'My name, title, company and links for your address book.',
    link('Download Contact Card', '/contact.vcf'),
    '## Events',
    'An introduction for your program, ready to print or read aloud.',
    link('Biography', '/bio'),
  ]);
}

export function bioMarkdown(): string {
  const { name, title, location, avatar } = getProfile();
  return joinBlocks([
    ...pageHead('/bio'),
    escapeText(name),
    escapeText(title),
    escapeText(location),
    avatar && `![Portrait of ${escapeText(name)}](${portraitUrl(avatar)})`,
    ...getBiographies().flatMap((biography) => [
      `## ${escapeText(biography.title)}`,
      lengthOf(biography.body.raw),
      prose(biography.body),
    ]),
    link('Resume', '/resume'),
    isOn('contact') && link('Contact', '/contact'),
  ]);
}
