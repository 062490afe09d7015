import type { WebSocket } from 'ws'

export const CLOSE = { normal: 1000, leaving: 1001, refused: 1008, tooLarge: 1009 }
/** How long a peer may take to leave. */
const LEAVE_MS = 1_000

export const closeSocket = (socket: WebSocket, code: number): void => {
  if (socket.readyState !== socket.OPEN) return
  socket.close(code)
  setTimeout(() => socket.terminate(), LEAVE_MS).unref()
}
