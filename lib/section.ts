import type { z } from 'zod';
import type { Mark } from './content/visibility';
import type { Starter } from './content/write/starter';
import type { Drawing } from './share/drawing';
import type { Thing } from './structured-data';

/** A part of the site. `lib/site` loops over the list and names no section. */
export interface Section {
  /** Key of `sections` in the profile, and ending of its routes: `page.talks.tsx`. */
  name: string;
  /** Its folder in lib, which has its `section.ts` and `content.ts`. Default: the name. */
  folder?: string;
  /** Whether it is on in a profile that does not say so. A section without it cannot be switched off. */
  isOnAtFirst?: boolean;
  /** Label in the menu, which leads to the first page. Absent for a section that is not in the menu. */
  menu?: string;
  /** Further addresses, such as those of feeds and of the API. */
  addresses?: readonly string[];
  documents?: Record<string, DocumentType>;
  pages?: readonly PageStarter[];
  /** The kinds of search entries, with their labels. */
  kinds?: Readonly<Record<string, string>>;
  feed?: FeedAddress;
  /** Whether it has something to show without documents. `npm run init` switches the others off until they have some. */
  hasDefaultText?: boolean;
  /** Origins of pictures that its pages may show from other hosts. */
  imageHosts?: readonly string[];
  /** Further links of /llms.txt: address, name and description. */
  files?: readonly (readonly [address: string, name: string, description: string])[];
}

export interface DocumentType {
  schema: z.ZodObject;
  /** Files below content/. A document without a wildcard is required, and there is only one. */
  pattern: string;
  /** Addresses of a document: its page, or the place that shows it. `file` is its path without folder and ending. */
  addresses?: (file: string, fields: Record<string, unknown>) => string[];
  /** Lists of the editor on /admin. Absent for documents that it does not list. */
  editor?: EditorList;
  starter?: Starter;
}

export interface EditorList {
  label: string;
  label_singular: string;
  /** How the list names a document. Default: its title or organization. */
  summary?: string;
  /** Date by which the newest document comes first. Default: the list is in the order of the titles. */
  newest?: string;
}

export interface PageStarter {
  path: string;
  texts: (owner: { name: string; title: string; location?: string | undefined }) => {
    heading: string;
    description: string;
    keywords: string[];
    title?: string;
  };
}

export interface FeedAddress {
  path: string;
  /** Name in /llms.txt, and what it has. */
  name: string;
  description: string;
  /** Pages that name the feed, with everything below this address. Default: all. */
  pages?: string;
}

export interface ResumeActivity {
  kind: 'board' | 'talk' | 'publication';
  path: string;
  name: string;
  issuer: string;
  /** As printed: "Mar 2024", or "Mar 2019 – Present". */
  date: string;
  days: string[];
  /** Entry of `volunteer` or `publications` in JSON Resume. */
  json: object;
}

/** What the built site shows of a section: the export `content` of its `content.ts`. */
export interface SectionContent {
  pages?: Record<string, PageFacts>;
  documentPages?: () => Page[];
  entries?: () => SearchEntry[];
  footer?: () => { label: string; href: string } | undefined;
  feed?: () => Feed;
  resume?: () => ResumeActivity[];
}

export interface Sourced {
  _raw: { sourceFilePath: string };
  updated?: string | undefined;
}

export interface Source {
  files: string[];
  updated?: string | undefined;
}

export interface PageFacts {
  documents?: () => Sourced[];
  /** Type of the page in JSON-LD. Default: WebPage. */
  type?: 'CollectionPage' | 'ContactPage' | 'ProfilePage' | 'SearchResultsPage';
  /** What the page is about, in JSON-LD. `work` has the facts that every work states. */
  subject?: (page: Page, work: object) => Thing | undefined;
  /** To the right of the title in the preview image. Default: the sky. */
  drawing?: () => Drawing | undefined | Promise<Drawing | undefined>;
  /** What the search says of the page. Default: an entry of the kind "pages" with its description. */
  search?: () => Partial<SearchEntry>;
}

export interface Page extends Omit<PageFacts, 'documents'> {
  path: string;
  /** Address for search engines, if another page has the same content. Default: the path. */
  canonical?: string | undefined;
  title: string;
  description: string;
  keywords: string[];
  part: string;
  isListed: boolean;
  sources: Source[];
  mark?: Mark | undefined;
  /** Whether it is a work of its own, such as a write-up. */
  isArticle?: boolean;
  images?: string[];
}

export interface Feed {
  title: string;
  page: string;
  entries: FeedEntry[];
}

interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  tags: string[];
  /** Instant: the start of a project, or the last session of a photograph. */
  published: string;
}

export interface SearchEntry {
  /** One of `kinds` of a section. Entries of another kind, such as commands, have no label and are not listed on /search. */
  kind: string;
  name: string;
  href: string;
  /** Other names: K8s for Kubernetes. */
  also?: string[];
  /** Names of things that it also shows. A page about such a thing itself comes first. */
  shows?: string[];
  /** What or where it is: "Gear, Cameras". */
  detail?: string;
}

export function defineSection<const Declaration extends Section>(declaration: Declaration): Declaration {
  return declaration;
}
