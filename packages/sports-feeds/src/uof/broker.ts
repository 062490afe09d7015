import { connect } from 'amqplib'

const EXCHANGE = 'unifiedfeed'
const HEARTBEAT_SECONDS = 10
const CONNECT_TIMEOUT_MS = 15_000
/** How many messages may be on their way without having been taken: the broker keeps the rest. */
const PREFETCH = 200

export type BrokerOptions = {
  /** `amqps://host:5671`; user, password and virtual host are separate, because they are read from elsewhere. */
  url: URL
  token: string
  virtualHost: string
  nodeId: number
}

export type BrokerConnection = {
  /** Resolves when it has ended, by whomever. */
  ended: Promise<void>
  close(): Promise<void>
}

/** Everything for everybody, and what was asked for by this node alone: recoveries. The eighth word of a routing key is the node. */
const bindingsOf = (nodeId: number): string[] => ['*.*.*.*.*.*.*.-.#', `*.*.*.*.*.*.*.${nodeId}.#`]

/**
 * Subscribes with a queue that goes with the connection, as the feed wants it: what is missed meanwhile comes by a recovery. `receive` is called in the order of arrival, and a
 * message is acknowledged when it resolves.
 */
export const connectBroker = async (
  { url, token, virtualHost, nodeId }: BrokerOptions,
  receive: (routingKey: string, body: Uint8Array) => Promise<void>,
): Promise<BrokerConnection> => {
  const connection = await connect(
    {
      protocol: url.protocol.replace(':', ''),
      hostname: url.hostname,
      port: Number(url.port) || (url.protocol === 'amqps:' ? 5671 : 5672),
      username: url.username ? decodeURIComponent(url.username) : token,
      password: decodeURIComponent(url.password),
      vhost: virtualHost,
      heartbeat: HEARTBEAT_SECONDS,
    },
    { timeout: CONNECT_TIMEOUT_MS, servername: url.hostname },
  )
  const ended = new Promise<void>((resolve) => connection.once('close', () => resolve()))
  // `close` follows; without a listener it would end the process.
  connection.on('error', () => undefined)
  const close = (): Promise<void> => connection.close().catch(() => undefined)
  try {
    const channel = await connection.createChannel()
    channel.on('error', () => void close())
    channel.once('close', () => void close())
    await channel.prefetch(PREFETCH)
    const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })
    for (const key of bindingsOf(nodeId)) await channel.bindQueue(queue, EXCHANGE, key)
    await channel.consume(queue, (message) => {
      // Null: the broker took the queue away.
      if (!message) return void close()
      receive(message.fields.routingKey, message.content)
        .then(() => channel.ack(message))
        // A channel that has closed meanwhile takes no acknowledgement.
        .catch(() => undefined)
    })
  } catch (error) {
    await close()
    throw error
  }
  return { ended, close }
}
