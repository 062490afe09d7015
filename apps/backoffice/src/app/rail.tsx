import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { useFigures } from '../features/desk/calls/figures.ts'
import { LogoMark } from '../shared/parts/logo-mark.tsx'
import { useMay, useSiteName } from '../shared/staff/me.ts'
import { menu } from './menu.ts'

export const Rail = ({ onGo }: { onGo?: () => void }) => {
  const t = useText('office')
  const may = useMay()
  const site = useSiteName() ?? ''
  const figures = useFigures().data
  const groups = menu
    .map((group) => ({ ...group, rows: group.rows.filter((r) => r.permission === 'staff' || may(r.permission)) }))
    .filter((group) => group.rows.length > 0)
  return (
    <>
      <Link to="/" className="rail-logo" aria-label={t('menu.home', { site })} {...(onGo ? { onClick: onGo } : {})}>
        <LogoMark />
        <span>{site}</span>
      </Link>
      {groups.map((group) => (
        <div key={group.title ?? 'first'}>
          {group.title && <h2>{t(group.title)}</h2>}
          {group.rows.map((row) => {
            const count = row.count ? (figures?.[row.count] ?? 0) : 0
            return (
              <Link
                key={row.to}
                to={row.to}
                className="rail-link"
                activeOptions={{ exact: row.to === '/', includeSearch: false }}
                title={t(row.title)}
                {...(onGo ? { onClick: onGo } : {})}
              >
                <row.icon size={17} strokeWidth={1.75} aria-hidden />
                <span>{t(row.title)}</span>
                {count > 0 && (
                  <b className="rail-count">
                    <span aria-hidden>{count}</span>
                    <span className="screen-reader-only">{t('menu.waiting', { count })}</span>
                  </b>
                )}
              </Link>
            )
          })}
        </div>
      ))}
    </>
  )
}
