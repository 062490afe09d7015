import { useSyncExternalStore } from 'react'
import type { ChatState, ChatStore } from './chat-store.ts'

export const useChat = (store: ChatStore): ChatState => useSyncExternalStore(store.subscribe, store.state)
