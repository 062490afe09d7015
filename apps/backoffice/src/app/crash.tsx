import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { StaffError } from '../shared/call/staff-error.ts'
import { codeOf, useRefusalText } from '../shared/parts/refusal-text.ts'

/** A page that could not be shown. A chunk that is gone after an update needs a fresh page. */
export const Crash = ({ error }: ErrorComponentProps) => {
  const t = useText('office')
  const say = useRefusalText()
  const router = useRouter()
  const isCall = error instanceof StaffError
  return (
    <div className="state" role="alert">
      <CircleAlert size={22} aria-hidden />
      <b>{isCall ? say(error) : t('state.broken')}</b>
      <span className="quiet">{t('state.nothing-changed')}</span>
      <Button onClick={() => (isCall ? void router.invalidate() : location.reload())}>{t('act.again')}</Button>
      <small className="quiet">[{isCall ? codeOf(error) : error instanceof Error ? error.name : 'Error'}]</small>
    </div>
  )
}
