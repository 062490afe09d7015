import type { PartnerRight } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { chipClass } from '@maru/ui/chip.tsx'
import { TAB_ROW, tabClass } from '@maru/ui/tabs.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { useHost } from '../host/host.ts'
import { type PartnerPageName, partnerGroups, rightOf } from '../page-list.ts'

type Props = { page: PartnerPageName; rights: readonly PartnerRight[] | undefined }

/** Between the partner pages: a tab for each group of them, and below it the pages of the group at hand. */
export function PartnerTabs({ page, rights }: Props) {
  const say = useText('partner')
  const { pages: mounted, hasMenu, Link } = useHost()
  const [tabs, row] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)]
  useCurrentInView(tabs, page)
  useCurrentInView(row, page)
  const isShown = (name: PartnerPageName): boolean => {
    const right = rightOf[name]
    return mounted.has(name) && (!right || !rights || rights.includes(right))
  }
  const groups = partnerGroups.flatMap(({ group, pages }) => {
    const shown = (pages as readonly PartnerPageName[]).filter(isShown)
    return shown[0] ? [{ group, pages: shown, first: shown[0] }] : []
  })
  const here = groups.find(({ pages }) => pages.includes(page))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!hasMenu && (
        <nav
          ref={tabs}
          aria-label={say('nav.label')}
          className={`${TAB_ROW} max-tablet:-mx-4 max-tablet:gap-5 scroll-px-4 max-tablet:px-4`}
        >
          {groups.map(({ group, first }) => (
            <Link
              key={group}
              to={first}
              aria-current={group === here?.group ? 'true' : undefined}
              className={tabClass(group === here?.group)}
            >
              {say(`group.${group}`)}
            </Link>
          ))}
        </nav>
      )}
      {here && here.pages.length > 1 && (
        <nav
          ref={row}
          aria-label={say(`group.${here.group}`)}
          className="scroll-row flex scroll-px-4 gap-2 max-tablet:-mx-4 max-tablet:px-4"
        >
          {here.pages.map((name) => (
            <Link key={name} to={name} aria-current={name === page ? 'page' : undefined} className={chipClass}>
              {say(`page.${name}`)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

/** What is at hand may lie past the edge; in the middle it shows that more stand on both sides. */
const useCurrentInView = (row: RefObject<HTMLElement | null>, page: string): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [row, page])
