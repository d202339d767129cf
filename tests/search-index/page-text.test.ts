import { expect, test } from 'vitest';
import { readPageText } from '@/scripts/search-index/page-text';

const read = (main: string) =>
  readPageText(`<body><header>menuword</header><main><h1>Title</h1>${main}</main><footer>footerword</footer></body>`);

test('the text of a page is divided by its sections and by the headings that have an address', () => {
  const html =
    '<p>First.</p><h2 id="limits">Limits<a href="#limits" class="prose-anchor"> #</a></h2><p>12&nbsp;MB &amp; more</p>' +
    '<h3>No address</h3><div><h3 id="age">Age</h3> <ul><li> <p></p></li></ul><p>Old</p></div><h2>Others</h2><p>New</p>';
  expect(readPageText(`<main>${html}</main>`)).toEqual([
    { id: '', heading: '', text: 'First.' },
    { id: 'limits', heading: 'Limits', text: '12 MB & more, No address' },
    { id: 'age', heading: 'Age', text: 'Old' },
    { id: '', heading: 'Others', text: 'New' },
  ]);
});

test('texts of different elements stay apart', () => {
  const html =
    '<dl><dt>Size</dt><dd>12 MB</dd></dl><table><tr><th>Key</th><th>Value</th></tr></table><a>Chess</a><span>60 plays</span></div><!--&--><header><p>“Ends.”</p> <p>2024</p></header>';
  expect(read(html)[0]?.text).toBe('Size: 12 MB, Key, Value, Chess 60 plays “Ends.” 2024');
});

test('what surrounds a page, is drawn, hidden or repeated is left out', () => {
  const left = [
    '<svg><text>x</text></svg>',
    '<button>x</button>',
    '<search>x</search>',
    '<nav>x</nav>',
    '<p role="status">x</p>',
    '<p aria-hidden="true">x</p>',
    '<p hidden>x</p>',
    '<p class="a sr-only">x</p>',
    '<div data-search-skip=""><a>x</a></div>',
    '<p class="hidden print:block">x</p>',
    '<div class="print:hidden"><a>x</a></div>',
    '<header><dl><dt>x</dt></dl><p><a>x</a>, <span>x</span></p></header>',
  ];
  expect(left.filter((html) => read(html).length > 0)).toEqual([]);
  expect(JSON.stringify(read('<p>pageword</p>'))).not.toMatch(/menuword|footerword|Title/);
});
