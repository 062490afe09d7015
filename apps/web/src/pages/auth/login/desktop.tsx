import { useEffect } from 'react'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { Page as MainPage } from '../../main/main/desktop.tsx'

/** On a wide screen the login is a modal over the main page. */
export function Page() {
  useEffect(() => openDialog({ kind: 'login' }), [])
  return <MainPage />
}
