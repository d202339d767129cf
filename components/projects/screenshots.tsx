import { ArrowLeft, ArrowRight } from 'lucide-react';
import { getImageSize } from '@/lib/content/images';
import type { Project } from '@/lib/projects/projects';
import { BUTTON_CLASS } from '../ui/links';
import { Section } from '../ui/page/section';
import './screenshots.css';

interface Sized extends Record<'src' | 'alt' | 'caption', string> {
  width: number;
  height: number;
}

/**
 * A strip to swipe or scroll. Each picture opens in a popover, which needs no script, closes on Escape and restores the
 * focus. Stepping needs a script, which is inline because a page without interactive parts loads no script file.
 */
export async function Screenshots({ screenshots }: { screenshots: NonNullable<Project['screenshots']> }) {
  if (screenshots.length === 0) return null;
  const sized = await Promise.all(
    screenshots.map(async (screenshot) => ({ ...screenshot, ...(await getImageSize(screenshot.src)) })),
  );
  return (
    <Section title="Screenshots">
      <ul className="screenshots" tabIndex={0} aria-label="Screenshots">
        {sized.map((screenshot, index) => (
          <li key={screenshot.src}>
            <Screenshot screenshot={screenshot} index={index} count={sized.length} />
          </li>
        ))}
      </ul>
      {sized.length > 1 && (
        <div className="needs-script mt-4 flex gap-2 print:hidden">
          <StepButton step={-1} label="Previous screenshot" />
          <StepButton step={1} label="Next screenshot" />
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script */}
      <script data-inline="" dangerouslySetInnerHTML={{ __html: STEP }} />
    </Section>
  );
}

function Screenshot({ screenshot, index, count }: { screenshot: Sized; index: number; count: number }) {
  const { caption, ...image } = screenshot;
  const id = `screenshot-${index + 1}`;
  return (
    <figure className="space-y-3">
      <button type="button" popoverTarget={id} className="block w-full cursor-zoom-in rounded-card">
        <span className="sr-only" data-markdown="skip">
          Enlarge:{' '}
        </span>
        <img
          {...image}
          alt={image.alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-card border border-line transition-colors hover:border-accent"
        />
      </button>
      <figcaption className="max-w-prose text-caption text-ink-soft">{caption}</figcaption>
      <div id={id} popover="auto" role="dialog" aria-label={caption} className="lightbox">
        <section tabIndex={0} aria-label="Picture" className="lightbox-picture">
          <img {...image} alt={image.alt} loading="lazy" decoding="async" />
        </section>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="max-w-prose text-caption text-ink-soft">{caption}</p>
          <div className="flex items-center gap-2">
            {count > 1 && (
              <div className="needs-script flex items-center gap-2">
                <StepButton step={-1} label="Previous" />
                <span className="text-caption text-ink-faint tabular-nums">
                  {index + 1} of {count}
                </span>
                <StepButton step={1} label="Next" />
              </div>
            )}
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              // biome-ignore lint/a11y/noAutofocus: sets the initial focus of the popover
              autoFocus
              className={BUTTON_CLASS.quiet}
            >
              Close
            </button>
          </div>
        </div>
      </div>
    </figure>
  );
}

function StepButton({ step, label }: { step: -1 | 1; label: string }) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={label}
      className="grid size-11 place-items-center rounded-lg border border-line-strong text-ink-soft hover:border-accent hover:text-ink"
    >
      {step === 1 ? <ArrowRight /> : <ArrowLeft />}
    </button>
  );
}

/** The buttons of the strip scroll it. Those of an enlarged picture, and the arrow keys there, open its neighbor. */
const STEP = `{${[
  'const region=document.currentScript.parentElement,strip=region.querySelector(".screenshots"),boxes=[...region.querySelectorAll(".lightbox")];',
  'const step=(by)=>{const open=boxes.findIndex((box)=>box.matches(":popover-open"));',
  'if(open<0)strip.scrollBy({left:by*strip.clientWidth*.8});',
  'else{boxes[open].hidePopover();boxes.at((open+by)%boxes.length).showPopover()}};',
  'region.addEventListener("click",({target})=>{const button=target.closest("[data-step]");if(button)step(+button.dataset.step)});',
  'region.addEventListener("keydown",(event)=>{const by={ArrowLeft:-1,ArrowRight:1}[event.key],picture=event.target.closest(".lightbox-picture");',
  'if(by&&event.target.closest(".lightbox")&&!(picture&&picture.scrollWidth>picture.clientWidth)){event.preventDefault();step(by)}})',
].join('')}}`;
