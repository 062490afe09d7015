import { useEffect } from 'react'
import { navigate } from '../../../shared/navigation/index.ts'

/** The specification's way from my page to the partner's pages. */
export function Page() {
  useEffect(() => navigate({ to: 'stributor' }, { replace: true }), [])
  return null
}
