import { useEffect } from 'react'
import { navigate, type RouteName, useMatch } from '../../../shared/navigation/index.ts'

const types: Partial<Record<RouteName, string>> = {
  screenDescription: 'screendescription',
  oneFolderBetting: 'onefolderbetting',
  twoFolderBetting: 'twofolderbetting',
}

/** Paths of guides that stand on one page: on to it, so that the way back does not lead here. */
export function Page() {
  const route = useMatch()?.name
  const type = route && types[route]
  useEffect(() => {
    if (type) navigate({ to: 'gameway', search: { type } }, { replace: true })
  }, [type])
  return null
}
