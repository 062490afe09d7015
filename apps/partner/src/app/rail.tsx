import { useText } from '@maru/i18n/react'
import { Logo } from '@maru/ui/logo.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { LanguageSwitch } from '../shared/language-switch.tsx'
import { Link } from '../shared/link.tsx'
import { useMay } from '../shared/own-rights.ts'
import { siteConfig } from '../shared/site.ts'
import { isSameLine, menuFor, pageAt, type SitePage } from './pages.ts'
import { useTitle } from './use-title.ts'

/** The menu of a wide screen. */
export function Rail({ path }: { path: string }) {
  const say = useText('partner-site')
  return (
    <div className="border-line-soft border-r bg-surface-1 max-desk:hidden">
      <aside className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-3 py-4">
        <SiteLogo />
        <nav aria-label={say('menu')} className="flex-1">
          <MenuLines path={path} />
        </nav>
        <LanguageSwitch />
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
export function MenuLines({ path, onGo }: { path: string; onGo?: () => void }) {
  const say = useText('partner-site')
  const may = useMay()
  const here = pageAt(path, may)
  const lines = menuFor(may)
  const isOfSite = ({ menu }: SitePage): boolean => 'own' in menu
  const line = (one: SitePage) => (
    <MenuLine key={one.path} page={one} isHere={isSameLine(here, one)} {...(onGo ? { onGo } : {})} />
  )
  return (
    <>
      <div className="grid gap-0.5">{lines.filter((one) => !isOfSite(one)).map(line)}</div>
      <h2 className="px-3 pt-4 pb-1.5 font-semibold text-12 text-text-3">{say('group.people')}</h2>
      <div className="grid gap-0.5">{lines.filter(isOfSite).map(line)}</div>
    </>
  )
}

function MenuLine({ page, isHere, onGo }: { page: SitePage; isHere: boolean; onGo?: () => void }) {
  const titleOf = useTitle()
  return (
    <Link
      href={page.path}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-14 text-text-2 hover:bg-surface-hover hover:text-text aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent"
    >
      <page.Icon size={18} />
      {titleOf(page)}
    </Link>
  )
}
