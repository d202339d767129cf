import { AlignmentType, BorderStyle, type ISectionPropertiesOptions, type IStylesOptions, TabStopType } from 'docx';

/** Sizes of letters are in half points, lengths in twentieths of a point. */

export const COLORS = { ink: '17130D', soft: '4D463B', accent: '4C1FB0', line: 'D3CDC2' } as const;

const A4 = { width: 11906, height: 16838 };
const MARGIN = { top: 1000, bottom: 1000, left: 1120, right: 1120, header: 500, footer: 500 };

export const PAGE: ISectionPropertiesOptions['page'] = { size: A4, margin: MARGIN };

export const TO_RIGHT_EDGE = {
  tabStops: [{ type: TabStopType.RIGHT, position: A4.width - MARGIN.left - MARGIN.right }],
};

const marginal = { size: 18, color: COLORS.soft };

/** Word names built-in styles; screen readers and screening software find headings by these names. */
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 20, color: COLORS.ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 60 } },
    },
    heading1: { run: { size: 48, bold: true }, paragraph: { spacing: { after: 0 }, outlineLevel: 0 } },
    heading2: {
      run: { size: 22, bold: true, color: COLORS.accent, allCaps: true },
      paragraph: {
        spacing: { before: 240, after: 80 },
        keepNext: true,
        outlineLevel: 1,
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: COLORS.line } },
      },
    },
    heading3: {
      run: { size: 22, bold: true },
      paragraph: { spacing: { before: 160, after: 0 }, keepNext: true, outlineLevel: 2 },
    },
    heading4: { run: { size: 20, bold: true }, paragraph: { spacing: { after: 40 }, keepNext: true, outlineLevel: 3 } },
    listParagraph: { paragraph: { spacing: { after: 30 }, indent: { left: 280, hanging: 220 } } },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { size: 26, color: COLORS.accent },
      paragraph: { spacing: { after: 100 } },
    },
    {
      id: 'Contact',
      name: 'Contact',
      basedOn: 'Normal',
      run: { color: COLORS.soft },
      paragraph: { spacing: { after: 0 } },
    },
    { id: 'Header', name: 'header', basedOn: 'Normal', run: marginal },
    {
      id: 'Footer',
      name: 'footer',
      basedOn: 'Normal',
      run: marginal,
      paragraph: { alignment: AlignmentType.RIGHT },
    },
  ],
};
