import { z } from 'zod';
import { isTimeZone } from '../../dates';
import { HOTFIX_HOURS } from '../../dev-stats/rules/constants';
import { OPTIONAL_SECTIONS } from '../chosen-sections';
import {
  accent,
  email,
  group,
  icon,
  image,
  internalLink,
  line,
  names,
  sentence,
  slug,
  text,
  updated,
  url,
} from './fields';
import { looks } from './looks';
import { withUniqueIds } from './rules';

const repositoryName = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be written owner/repo');

const stat = group({
  id: slug.describe('Name by which the résumé refers to the figure.'),
  label: line.describe('Text below the value.'),
  value: line.describe('The figure, such as 60+.'),
  unit: line.describe('The noun that follows the value on the résumé, such as engineers.'),
  icon: icon.optional().describe('Symbol of the figure. No page shows it.'),
  color: accent.optional().describe('Color of the figure. No page shows it.'),
});

const sections: Record<string, z.ZodOptional<z.ZodBoolean>> = Object.fromEntries(
  OPTIONAL_SECTIONS.map(({ name, isOnAtFirst }) => [name, z.boolean().optional().describe(`Default: ${isOnAtFirst}.`)]),
);

export const profile = withUniqueIds(
  group({
    name: line.describe("The owner's full name."),
    title: text(300).describe('Profession, such as Software Engineering Executive.'),
    bio: sentence.optional().describe("First paragraph of the home page. The document's body is its section About."),
    sections: group(sections).optional().describe('Parts of the site that are on or off, such as tabletop: false.'),
    avatar: image.optional().describe('Square picture of the owner.'),
    quote: group({
      text: sentence.describe('The words, without quotation marks.'),
      name: line.describe('Who said them.'),
      title: line.describe('Position and employer of that person.'),
    })
      .optional()
      .describe('What somebody else says about the owner.'),
    email: email.describe('Address of the contact page, the résumé and the statistics.'),
    authorEmails: z
      .array(email)
      .optional()
      .describe("Further addresses in the owner's commits. The site does not show them."),
    location: line.optional().describe('City and state or country.'),
    place: group({
      city: line.optional().describe('Name of the city.'),
      region: line.optional().describe('State or province.'),
      countryCode: line.optional().describe('Country, such as US.'),
    })
      .optional()
      .describe('The parts of the location for resume.json. Default: the location divided at its first comma.'),
    network: group({
      name: line.describe('Name of the network, such as LinkedIn.'),
      url: url.describe('Address of the profile there.'),
    })
      .optional()
      .describe(
        'Profile in a professional network. Default: the one of LinkedIn among the links, or the first of them.',
      ),
    links: z
      .array(
        group({
          kind: line.optional().describe('What it is: LinkedIn, GitHub, Personal site, Picture. Default: its host.'),
          url: url.optional().describe('Its address.'),
          username: line.optional().describe('User name there.'),
        }),
      )
      .optional()
      .describe('Profiles and sites of the owner. A picture is only in resume.json.'),
    bggUsername: line.optional().describe('User name on BoardGameGeek, whose collection /tabletop shows.'),
    bggImages: z
      .boolean()
      .optional()
      .describe("Shows BoardGameGeek's pictures in place of the drawn covers. Default: false."),
    statsRepo: repositoryName
      .optional()
      .describe('GitHub repository of this site, written owner/repo. The statistics need it.'),
    otherNames: z
      .array(
        group({
          name: line.describe('Name on this site.'),
          also: names.describe('Other names, such as K8s for Kubernetes.'),
        }),
      )
      .optional()
      .describe('Names by which visitors may search for something that the site names otherwise.'),
    statsTimezone: z
      .string()
      .refine(isTimeZone, 'statsTimezone must be an IANA time zone, such as America/Los_Angeles')
      .optional()
      .describe('IANA time zone of the days and streaks of /dev-stats. Default: UTC.'),
    deploymentWorkflows: names
      .optional()
      .describe('Names of the workflows of statsRepo whose runs on a branch deploy to production. Default: none.'),
    productionBranch: line
      .optional()
      .describe('Branch of statsRepo that is deployed. Default: the default branch of the repository.'),
    productionEnvironments: names
      .optional()
      .describe('Environments of GitHub Deployments that are production. Default: production.'),
    changeFailures: group({
      reverts: z.boolean().optional().describe('Whether a revert of a deployed change counts. Default: true.'),
      hotfixHours: z
        .int()
        .min(0)
        .optional()
        .describe(`Hours after a deployment in which a merged hotfix counts; 0 for none. Default: ${HOTFIX_HOURS}.`),
      issueLabel: line.optional().describe('Label of the issues about failures that count. Default: none.'),
      deployments: z.boolean().optional().describe('Whether failed GitHub Deployments count. Default: true.'),
    })
      .optional()
      .describe('What counts as a failure that followed a deployment.'),
    release: names
      .optional()
      .describe('Words next to the version in the menu of narrow screens, such as PRODUCTION. Default: none.'),
    looks: looks.optional().describe('Colors and type of the site.'),
    stats: z.array(stat).describe('Key figures of the career.'),
    sideQuests: z
      .array(
        group({
          title: line.describe('Heading of the card.'),
          description: sentence.describe('Text of the card, in one or two sentences.'),
          icon: icon.describe('Symbol of the card.'),
          color: accent.optional().describe('Color of the card. No page shows it.'),
          href: internalLink.optional().describe('Page that the card leads to.'),
        }),
      )
      .describe('Interests outside work, as cards of the home page.'),
    principles: z
      .array(
        group({
          title: line.describe('The principle in a few words.'),
          description: sentence.describe('What it means in practice, in one or two sentences.'),
        }),
      )
      .describe('How the owner works.'),
    purpose: group({
      title: line.describe('Heading of the section.'),
      description: sentence.describe('Text of the section.'),
    })
      .optional()
      .describe('What this site is for.'),
    connect: group({
      title: line.describe('Heading of the section.'),
      description: sentence.describe('Text of the section.'),
      badges: z.array(line).describe('Short labels below the text.'),
    })
      .optional()
      .describe('Invitation to get in touch.'),
    updated,
  }),
  'stats',
);
