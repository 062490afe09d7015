import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Logo } from '@maru/ui/logo.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { LanguageSwitch } from '../shared/language-switch.tsx'
import { Link } from '../shared/link.tsx'
import { useMay } from '../shared/own-rights.ts'
import { siteConfig } from '../shared/site.ts'
import { isSameLine, menuFor, pageAt, type SitePage } from './pages.ts'
import { useTitle } from './use-title.ts'

/** The menu beside the page: 232 wide, or on a tablet 84 with the words below the icons. */
export function Rail({ path }: { path: string }) {
  const say = useText('partner-site')
  return (
    <div className="border-line-soft border-r bg-surface-1 max-tablet:hidden">
      <aside className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-1.5 py-3 desk:px-3 desk:py-4">
        <div className="max-desk:hidden">
          <SiteLogo />
        </div>
        <nav aria-label={say('menu')} className="flex-1">
          <MenuLines path={path} isRail />
        </nav>
        <LanguageSwitch className="max-desk:grid-cols-1" />
      </aside>
    </div>
  )
}

export function SiteLogo() {
  const say = useText('partner-site')
  const { data: site } = useQuery(siteConfig)
  return (
    <Link href="/" className="flex min-h-11 items-center gap-2 px-2">
      <Logo name={site?.siteName.toLowerCase() ?? ''} size={28} />
      <Tag tone="accent">{say('tag')}</Tag>
    </Link>
  )
}

/** What one may see: the partner's own work, and below it who works here. */
export function MenuLines({ path, isRail, onGo }: { path: string; isRail?: boolean; onGo?: () => void }) {
  const say = useText('partner-site')
  const may = useMay()
  const here = pageAt(path, may)
  const lines = menuFor(may)
  const isOfSite = ({ menu }: SitePage): boolean => 'own' in menu
  const line = (one: SitePage) => (
    <MenuLine key={one.path} page={one} isHere={isSameLine(here, one)} isRail={isRail} onGo={onGo} />
  )
  return (
    <>
      <div className="grid gap-0.5">{lines.filter((one) => !isOfSite(one)).map(line)}</div>
      <h2
        className={cx(
          'px-3 pt-4 pb-1.5 font-semibold text-12 text-text-3',
          isRail &&
            'max-desk:my-2 max-desk:h-px max-desk:overflow-hidden max-desk:bg-line-soft max-desk:p-0 max-desk:text-transparent',
        )}
      >
        {say('group.people')}
      </h2>
      <div className="grid gap-0.5">{lines.filter(isOfSite).map(line)}</div>
    </>
  )
}

type MenuLineProps = {
  page: SitePage
  isHere: boolean
  isRail: boolean | undefined
  onGo: (() => void) | undefined
}

function MenuLine({ page, isHere, isRail, onGo }: MenuLineProps) {
  const titleOf = useTitle()
  return (
    <Link
      href={page.path}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-14 text-text-2 hover:bg-surface-hover hover:text-text aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent',
        isRail &&
          'max-desk:min-h-14 max-desk:flex-col max-desk:justify-center max-desk:gap-1 max-desk:px-0 max-desk:py-1.5 max-desk:text-center max-desk:text-12 max-desk:leading-tight',
      )}
    >
      <page.Icon size={isRail ? 20 : 18} />
      {isRail ? (
        <>
          <span className="max-desk:hidden">{titleOf(page)}</span>
          <span className="desk:hidden">{titleOf(page, true)}</span>
        </>
      ) : (
        titleOf(page)
      )}
    </Link>
  )
}
