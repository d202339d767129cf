/** Synthetic documents in the format of the API. */

const DECLARATION = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>';

export function writeCollection(items: string[], total = items.length): string {
  return `${DECLARATION}\n<items totalitems="${total}" pubdate="Fri, 20 Nov 2026 10:00:00 +0000">\n${items.join('\n')}\n</items>`;
}

interface Owned {
  id: number;
  name?: string;
  own?: number;
  plays?: number;
  subtype?: string;
}

/** An item of a collection document, with private data that must not be kept. */
export function ownedItem({ id, name = `Game ${id}`, own = 1, plays = 0, subtype = 'boardgame' }: Owned): string {
  return `<item objecttype="thing" objectid="${id}" subtype="${subtype}" collid="${id * 7}">
  <name sortindex="1">${name}</name><yearpublished>2001</yearpublished>
  <image>//cf.geekdo-images.com/images/pic${id}.jpg</image>
  <stats minplayers="2" maxplayers="4" minplaytime="30" maxplaytime="60" playingtime="60">
    <rating value="N/A"><average value="7.10499"/><bayesaverage value="0"/></rating></stats>
  <status own="${own}" lastmodified="2026-01-02 03:04:05"/><numplays>${plays}</numplays>
  <comment>SECRET lent to Bob</comment>
  <privateinfo pricepaid="SECRET" acquiredfrom="SECRET"><privatecomment>SECRET</privatecomment></privateinfo>
</item>`;
}

interface Thing {
  id: number;
  name?: string;
  type?: string;
  weight?: string;
  rank?: string;
}

export function thingItem({ id, name = `Game ${id}`, type = 'boardgame', weight = '2.5', rank = '12' }: Thing): string {
  return `<item type="${type}" id="${id}">
  <name type="alternate" value="Another name"/><name type="primary" sortindex="1" value="${name}"/>
  <description>&amp;lt;b&amp;gt;Long&amp;#10;text</description>
  <yearpublished value="2001"/><minplayers value="2"/><maxplayers value="4"/>
  <playingtime value="60"/><minplaytime value="30"/><maxplaytime value="60"/>
  <link type="boardgamecategory" id="2" value="Wargame"/><link type="boardgamecategory" id="1" value="Economic"/>
  <link type="boardgamemechanic" id="3" value="Dice &amp; Cards"/>
  <link type="boardgamedesigner" id="5" value="Zoe Doe"/><link type="boardgamedesigner" id="4" value="Ann Other"/>
  <link type="boardgamepublisher" id="6" value="House"/>
  <statistics page="1"><ratings><average value="7.5"/><bayesaverage value="6.25"/>
    <ranks><rank type="family" name="wargames" value="3"/><rank type="subtype" name="boardgame" value="${rank}"/></ranks>
    <averageweight value="${weight}"/></ratings></statistics>
</item>`;
}

/** A collection of games 1 to `count` and the details of each. */
export function createShelf(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return {
    collection: writeCollection(ids.map((id) => ownedItem({ id, plays: id % 3 }))),
    things: new Map(ids.map((id) => [String(id), thingItem({ id })])),
  };
}
