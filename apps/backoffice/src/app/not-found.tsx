import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Empty } from '../shared/parts/asking.tsx'

export const NotFound = () => {
  const t = useText('office')
  const navigate = useNavigate()
  return (
    <Empty title={t('state.no-page')}>
      <Button onClick={() => void navigate({ to: '/' })}>{t('menu.now')}</Button>
    </Empty>
  )
}
