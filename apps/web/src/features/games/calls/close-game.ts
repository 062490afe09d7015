import { call, session } from '@maru/client'

/** Says that the game window is gone. The server ends a forgotten one by itself. */
export const closeGame = async (): Promise<void> => {
  if (session()) await call('/api/game/close', {}).catch(() => undefined)
}
