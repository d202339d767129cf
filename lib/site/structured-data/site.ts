import { getPageMeta, getProfile, getResume, getRoles } from '../../content/content';
import { portraitUrl } from '../../content/portrait';
import { ORIGIN } from '../../origin';
import { currentRole } from '../../resume/sources';
import { PERSON, type Thing, WEBSITE } from '../../structured-data';

/** The owner, without the email address, which the contact page reveals on request. */
export function person(): Thing {
  const { name, title, bio, location, network, avatar } = getProfile();
  const { education } = getResume();
  const current = currentRole(getRoles());
  return {
    '@type': 'Person',
    ...PERSON,
    name,
    url: `${ORIGIN}/`,
    jobTitle: current?.title ?? title,
    ...(bio && { description: bio }),
    ...(avatar && { image: ORIGIN + portraitUrl(avatar) }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(network && { sameAs: network.url }),
    ...(current && { worksFor: { '@type': 'Organization', name: current.company } }),
    alumniOf: education.flatMap(({ institution }) =>
      institution ? [{ '@type': 'EducationalOrganization', name: institution }] : [],
    ),
  };
}

export function website(): Thing {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...WEBSITE,
    name: getProfile().name,
    url: `${ORIGIN}/`,
    description: getPageMeta('/').description,
    inLanguage: 'en',
    publisher: PERSON,
    potentialAction: search,
  };
}
