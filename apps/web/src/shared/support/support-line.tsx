import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteOption } from './site-option.ts'
import { namesSupport } from './support.rules.ts'

const link = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-2 touch:min-h-11'

/** How to reach the customer center, where a text sends there: by telephone, and by the messenger that the operator has named. */
export function SupportLine() {
  const say = useText('common')
  const { data } = useQuery(siteOption)
  if (!data?.callFrom && !data?.sns2Link) return null
  return (
    <span className="flex flex-wrap gap-x-4 whitespace-nowrap">
      {data.callFrom && (
        <a href={phoneAddress(data.callFrom)} className={link}>
          {say('foot.supportCall', { phone: data.callFrom })}
        </a>
      )}
      {data.sns2Link && (
        <a href={data.sns2Link} target="_blank" rel="noreferrer" className={link}>
          {say('foot.supportChat')}
        </a>
      )}
    </span>
  )
}

/** The same where the text of this problem sends there; else nothing. */
export const SupportFor = ({ problem }: { problem: unknown }): ReactNode => namesSupport(problem) && <SupportLine />

export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll('-', '')}`
