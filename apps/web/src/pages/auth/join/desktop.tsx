import { useEffect } from 'react'
import { noteReferrer } from '../../../features/auth/referrer.ts'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { currentLocation, navigate } from '../../../shared/navigation/index.ts'

/** On a wide screen the sign-up is a modal over the main page. */
export function Page() {
  useEffect(() => {
    noteReferrer(currentLocation().search.partner)
    navigate({ to: 'main' }, { replace: true })
    openDialog({ kind: 'signup' })
  }, [])
  return null
}
