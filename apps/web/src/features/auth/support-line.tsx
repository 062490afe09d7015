import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { signUpOption } from './calls/sign-up-option.ts'

/** How to reach the customer center, where a text sends there. */
export function SupportLine() {
  const say = useText('common')
  const phone = useQuery(signUpOption).data?.callFrom
  if (!phone) return null
  return (
    <a href={`tel:${phone.replaceAll('-', '')}`} className="font-semibold underline underline-offset-2">
      {say('foot.supportCall', { phone })}
    </a>
  )
}
