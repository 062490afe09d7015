import { useEffect } from 'react'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { navigate } from '../../../shared/navigation/index.ts'

/** On a wide screen the sign-up is a modal over the main page. */
export function Page() {
  useEffect(() => {
    navigate({ to: 'main' }, { replace: true })
    openDialog({ kind: 'signup' })
  }, [])
  return null
}
