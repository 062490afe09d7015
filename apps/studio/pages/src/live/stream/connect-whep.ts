import { type Connect, play } from './connect.ts'

/** Addresses of this side that are known by then go with the offer, ms. */
const ADDRESSES_MS = 1_000

/** WebRTC by WHEP: one offer, one answer, over HTTPS; what the answer's `Location` names is deleted at the end. */
export const connectWhep: Connect = (element, url, failed) => {
  const peer = new RTCPeerConnection()
  const ending = new AbortController()
  let resource: string | undefined
  const stream = new MediaStream()
  for (const kind of ['video', 'audio'] as const) peer.addTransceiver(kind, { direction: 'recvonly' })
  peer.addEventListener('track', ({ track, receiver }) => {
    // As soon as it is there: a picture that waits for an even pace is late.
    if ('jitterBufferTarget' in receiver) receiver.jitterBufferTarget = 0
    stream.addTrack(track)
    element.srcObject = stream
    play(element)
  })
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed' || peer.connectionState === 'disconnected') failed()
  })
  const negotiate = async () => {
    await peer.setLocalDescription(await peer.createOffer())
    await hasAddresses(peer)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: peer.localDescription?.sdp ?? '',
      credentials: 'omit',
      signal: ending.signal,
    })
    if (!answer.ok) throw new Error(`the stream answered ${answer.status}`)
    resource = resourceOf(url, answer.headers.get('location'))
    await peer.setRemoteDescription({ type: 'answer', sdp: await answer.text() })
  }
  negotiate().catch(() => {
    if (!ending.signal.aborted) failed()
  })
  return () => {
    ending.abort()
    peer.close()
    element.srcObject = null
    if (resource) fetch(resource, { method: 'DELETE', credentials: 'omit', keepalive: true }).catch(() => {})
  }
}

/** At the stream's own origin: no other may be told anything. */
export function resourceOf(url: string, location: string | null): string | undefined {
  const resource = location ? URL.parse(location, url) : null
  return resource && resource.origin === new URL(url).origin ? resource.href : undefined
}

const hasAddresses = (peer: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    if (peer.iceGatheringState === 'complete') return resolve()
    setTimeout(resolve, ADDRESSES_MS)
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState === 'complete') resolve()
    })
  })
