import { onSession, type Session, session } from '@maru/client'
import { useSyncExternalStore } from 'react'

export const useSession = (): Session | undefined => useSyncExternalStore(onSession, session)
