import { useText } from '@maru/i18n/react'
import { SportsHead } from '../features/sports/sports-head.tsx'
import { Empty } from '../shared/parts/asking.tsx'

export const SportsPage = () => {
  const say = useText('office-sports')
  return (
    <>
      <SportsHead />
      <Empty title={say('none')} />
    </>
  )
}
