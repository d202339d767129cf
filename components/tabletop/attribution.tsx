import { newTab } from '../ui/button-link';

const SERVICE = 'https://boardgamegeek.com';

/** What BoardGameGeek asks for wherever its data is shown. @see https://boardgamegeek.com/using_the_xml_api */
export function Attribution() {
  return (
    <p className="text-caption text-ink-soft">
      <a href={SERVICE} className="underline underline-offset-4 hover:text-ink" {...newTab(SERVICE)}>
        Powered by BGG
      </a>
    </p>
  );
}
