import { useText } from '@maru/i18n/react'
import { LogoMark } from '@maru/ui/logo.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { siteConfig } from '../../features/site/site-config.ts'

/** Mark, name and, where no real money is, the word for it. */
export function SiteLogo({ always = false }: { always?: boolean }) {
  const say = useText('common')
  const { data } = useQuery(siteConfig)
  const rest = always ? '' : 'max-desk:hidden'
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark size={30} />
      <b
        className={`whitespace-nowrap font-bold font-display text-[23px] leading-none tracking-[-0.02em] max-[379px]:sr-only ${rest}`}
      >
        {(data?.siteName ?? 'maru').toLowerCase()}
      </b>
      {data?.mode !== 'licensed' && (
        <Tag tone="info" className={rest}>
          {say('demo')}
        </Tag>
      )}
    </span>
  )
}
