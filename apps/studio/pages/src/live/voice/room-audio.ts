/** The page's sound: silent until the member switches it on and has pressed something. */
export type RoomAudio = {
  /** Running, or nothing while it must be silent. */
  context(): AudioContext | undefined
  close(): void
}

/** `isOn` is asked before each sound. */
export function openRoomAudio(isOn: () => boolean): RoomAudio {
  let opened: AudioContext | undefined
  return {
    context: () => {
      if (!isOn() || navigator.userActivation?.hasBeenActive === false) return undefined
      opened ??= new AudioContext()
      // Browsers stop a page's sound, too: after a call on a phone, for one.
      if (opened.state !== 'running') void opened.resume()
      return opened
    },
    close: () => void opened?.close(),
  }
}
