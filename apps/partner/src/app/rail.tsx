import { useText } from '@maru/i18n/react'
import { Logo } from '@maru/ui/logo.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { LanguageSwitch } from '../shared/language-switch.tsx'
import { Link } from '../shared/link.tsx'
import { useMay } from '../shared/own-rights.ts'
import { siteConfig } from '../shared/site.ts'
import { pageAt, pages, type SitePage } from './pages.ts'

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
    <Link href="/" className="flex min-h-11 items-center gap-2 px-2" aria-label={say('title')}>
      <Logo name={site?.siteName.toLowerCase() ?? ''} size={28} />
      <Tag tone="accent">{say('tag')}</Tag>
    </Link>
  )
}

/** What one may see, in groups. */
export function MenuLines({ path, onGo }: { path: string; onGo?: () => void }) {
  const say = useText('partner-site')
  const may = useMay()
  const shown = pages.filter(({ right }) => may(right))
  const groups = [...new Set(shown.map(({ group }) => group))]
  const here = pageAt(path)
  return groups.map((group) => (
    <div key={group ?? 'first'} className="grid gap-0.5">
      {group && <h2 className="px-3 pt-4 pb-1.5 font-semibold text-12 text-text-3">{say(group)}</h2>}
      {shown
        .filter((one) => one.group === group)
        .map((one) => (
          <MenuLine key={one.path} page={one} isHere={one === here} {...(onGo ? { onGo } : {})} />
        ))}
    </div>
  ))
}

function MenuLine({ page, isHere, onGo }: { page: SitePage; isHere: boolean; onGo?: () => void }) {
  const say = useText('partner-site')
  return (
    <Link
      href={page.path}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-14 text-text-2 hover:bg-surface-hover hover:text-text aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent"
    >
      <page.Icon size={18} />
      {say(page.title)}
    </Link>
  )
}
