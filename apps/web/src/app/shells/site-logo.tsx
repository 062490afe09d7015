import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { LogoMark } from '@maru/ui/logo.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSiteName } from '../../features/site/site-name.ts'
import { siteConfig } from '../../shared/site/site-config.ts'

/** Mark, name and, where no real money is, the word for it. */
export function SiteLogo({ always = false }: { always?: boolean }) {
  const say = useText('common')
  const { data } = useQuery(siteConfig)
  const name = useSiteName()
  const rest = always ? '' : 'max-desk:hidden'
  return (
    <span className={cx('inline-flex items-center gap-2.5', !always && 'max-desk:flex-col max-desk:gap-0.5')}>
      <LogoMark size={30} />
      <b
        className={`max-w-36 truncate font-bold font-display text-[23px] lowercase leading-tight tracking-[-0.02em] ${rest}`}
      >
        {name}
      </b>
      {data?.mode !== 'licensed' && (
        <Tag tone="info" className={cx(!always && 'max-desk:px-1.5')}>
          {say('demo')}
        </Tag>
      )}
    </span>
  )
}
