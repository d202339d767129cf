import type { Profile } from '@/lib/content/content';
import { ACCENT_TEXT } from '../ui/accent';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

/** What happens after work. */
export function SideQuests({ quests }: { quests: Profile['sideQuests'] }) {
  return (
    <Section title="Side Quests">
      <ul className="grid grid-cols-1 gap-x-12 sm:grid-cols-2">
        {quests.map(({ title, description, icon, color, href }) => (
          <li
            key={title}
            className="group relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-line py-6 first:pt-0 last:pb-0 not-last:border-b sm:nth-2:pt-0 sm:nth-3:border-b-0 sm:nth-3:pb-0"
          >
            <Icon name={icon} className={`mt-0.5 size-6 ${ACCENT_TEXT[color]}`} />
            <h3 className="font-semibold">
              {href ? (
                <a href={href} className="stretched group-hover:text-accent-ink">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="col-start-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
