import { LANGUAGE_SAMPLES } from '../constants';

const COMMITS = {
  window: 'The chosen period; otherwise everything collected so far, and the last year for the shares over time',
  source:
    'Changed files from local clones; commits known only from the GitHub API have the main language of their repository',
};

export const LANGUAGE_DEFINITIONS = [
  {
    id: 'language-share',
    term: 'Language share',
    text: `Commits, not bytes. A commit is divided among the languages of the files it changed, by number of files, and the shares are of the commits with a language, which the sentence above them counts. They add up to 100%: tenths go to the largest remainders. A month or a week with fewer than ${LANGUAGE_SAMPLES} such commits shows no share. Counts are not divided: a commit counts once for each of its languages, so they can add up to more than the total. A renamed file counts under both names. Merge commits, and commits that change only prose or data, have no language. A commit whose files are not known counts for the main language of its repository, and the panel says so. Languages used only in repositories that GitHub lists as private are not shown; those of a local clone are.`,
    ...COMMITS,
  },
  {
    id: 'language-of-a-file',
    term: 'Language of a file',
    text: 'The programming or markup language that GitHub’s Linguist gives the file’s name or extension. Vendored and generated files are left out by their paths; overrides in .gitattributes are not read. Files are not opened: .h is C, C++ or Objective-C, and .m is Objective-C or MATLAB, depending on the other files of the repository.',
    ...COMMITS,
    window: 'The attributes and files of the checked-out branch, at the collection that first read the commit',
    source: 'Local clones, except partial ones',
  },
  {
    id: 'main-language',
    term: 'Main language',
    text: 'The language with the most bytes in a repository, on its card and for commits whose files are not known.',
    ...COMMITS,
    window: 'As of the last collection',
    source: 'The GitHub API, or the files of a local clone',
  },
] as const;
