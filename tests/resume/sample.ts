import { getProfile, getResume, getRoles } from '@/lib/content/content';
import type { ResumeSources } from '@/lib/resume/sources';

/** The real content with an address of the site. */
export const SAMPLE = {
  profile: { ...getProfile(), location: 'Tacoma, WA', network: getNetwork() },
  resume: {
    ...getResume(),
    competencies: getResume().competencies.map(({ title = '', description = '', ...entry }) => {
      return { ...entry, title, description };
    }),
    education: getResume().education.map(({ institution = '', ...entry }) => ({ ...entry, institution })),
    certifications: getResume().certifications.map(({ issuer = '', date = '', ...entry }) => ({
      ...entry,
      issuer,
      date,
    })),
    phone: '(253) 555-0142',
  },
  roles: getRoles().map(({ startDate = '', location = '', summary = '', highlights = [], ...role }) => {
    return { ...role, startDate, location, summary, highlights };
  }),
  site: 'https://site.example.com',
} satisfies ResumeSources;

function getNetwork() {
  const { network } = getProfile();
  if (!network) throw new Error('The sample has no network');
  return network;
}

/** One role of the real content with other fields. */
export function roleWith(fields: Partial<ResumeSources['roles'][number]>) {
  const [role] = SAMPLE.roles;
  if (!role) throw new Error('The content has no roles');
  return { ...role, ...fields };
}

/** The sample with other fields of its overview. */
export function overviewWith(fields: object) {
  return { ...SAMPLE, resume: { ...SAMPLE.resume, ...fields } };
}

/** The sample with nothing but a person. */
export const BARE: ResumeSources = {
  ...overviewWith({
    ...{ competencies: [], education: [], certifications: [], impact: [], markets: [], phone: undefined },
    body: { ...SAMPLE.resume.body, raw: '' },
  }),
  roles: [],
};
