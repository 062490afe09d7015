import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'

export function Page() {
  return <PageTitle>{useText('common')('title.exchangeList')}</PageTitle>
}
