import { z } from 'zod';
import { date, draft, group, line, pageOrUrl, sentence, updated, url } from './fields';
import { withRule } from './rules';

export const talk = group({
  title: line.describe('Title of the talk.'),
  event: line.describe('Name of the conference or meetup.'),
  place: line.describe('City and state or country, or Online.'),
  date: date.describe('Day of the talk.'),
  description: sentence.describe('What it was about, in one or two sentences.'),
  url: url.optional().describe('Page of the talk or the event.'),
  slides: pageOrUrl.optional().describe('Address of the slides, or of a file below public/.'),
  video: url.optional().describe('Address of the recording.'),
  draft,
  updated,
});

export const article = group({
  title: line.describe('Title of the article.'),
  publication: line.describe('Where it was published.'),
  date: date.describe('Day of publication.'),
  url: url.describe('Address of the article.'),
  description: sentence.describe('What it says, in one or two sentences.'),
  draft,
  updated,
});

const boardSeatFields = group({
  organization: line.describe('Name of the company or organization.'),
  role: line.describe('Title on the board, such as Independent director.'),
  from: date.describe('First day.'),
  to: date.nullish().describe('Last day. Default: none, the seat is current.'),
  url: url.optional().describe('Address of the organization.'),
  description: sentence.describe('What the owner contributes, in one or two sentences.'),
  draft,
  updated,
});

export const boardSeat = withRule(boardSeatFields, z.looseObject({ from: date, to: date }), ({ from, to }, report) => {
  if (to < from) report(['to'], `to ${to} is before from ${from}`);
});
