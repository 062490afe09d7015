import { connect, type Socket } from 'node:net'
import { clientText, connectFrame, subscribeFrame, upgradeBytes } from './frames.ts'

export type Listener = { close: () => void }

const CASH = /"cmd":"CASH","data1":(\d+)/g

/** A member's live socket that receives what is published of the cash, as soon as its bytes are there. Resolves when it is subscribed. */
export const openListener = (
  port: number,
  who: { login: string; passcode: string; topic: string },
  onCash: (cash: number) => void,
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let isOpen = false
    let rest = ''
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(upgradeBytes))
    const opening = [
      { after: 'HTTP/1.1 101', say: connectFrame(who.login, who.passcode) },
      { after: 'CONNECTED\n', say: subscribeFrame(who.topic, 0) },
    ]
    socket.setEncoding('latin1')
    socket.once('error', reject)
    socket.on('data', (bytes: string) => {
      const text = rest + bytes
      if (!isOpen) {
        const next = opening[0]
        if (next && text.includes(next.after)) {
          socket.write(clientText(next.say))
          opening.shift()
        }
        if (text.includes('ERROR\n')) reject(new Error(text))
        if (text.includes('RECEIPT\n')) {
          isOpen = true
          resolve({ close: () => socket.destroy() })
        }
        return
      }
      let end = 0
      for (const found of text.matchAll(CASH)) {
        // A number at the very end may go on in the next bytes.
        if (found.index + found[0].length === text.length) break
        end = found.index + found[0].length
        onCash(Number(found[1]))
      }
      rest = text.slice(Math.max(end, text.length - 64))
    })
  })
