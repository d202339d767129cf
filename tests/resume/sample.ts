import { getProfile, getResume, getRoles } from '@/lib/content/content';
import type { ResumeSources } from '@/lib/resume/sources';

/** The real content with an address of the site. */
export const SAMPLE: ResumeSources = {
  profile: getProfile(),
  resume: { ...getResume(), phone: '(253) 555-0142' },
  roles: getRoles(),
  site: 'https://site.example.com',
  contact: 'https://site.example.com/contact',
};

/** One role of the real content with other fields. */
export function roleWith(fields: Partial<ResumeSources['roles'][number]>): ResumeSources['roles'][number] {
  const [role] = SAMPLE.roles;
  if (!role) throw new Error('The content has no roles');
  return { ...role, ...fields };
}

/** The sample with other fields of its overview. */
export function overviewWith(fields: object): ResumeSources {
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
