/** Round trip in milliseconds and bytes a second of the connection that is imitated. */
export type LinkSpeed = Readonly<{ roundTrip: number; bytesPerSecond: number }>;

/** The slow 4G that Lighthouse imitates: 150 ms and 1.6 Mbit/s. */
export const slow4G: LinkSpeed = { roundTrip: 150, bytesPerSecond: 200_000 };

type Parcel = {
  readonly urgency: number;
  readonly body: Buffer;
  readonly write: (chunk: Buffer) => void;
  readonly done: () => void;
  sent: number;
};

/** How urgent a browser says a response is (RFC 9218): 0 most, 7 least, 3 when it does not say. */
export function urgencyOf(priority: string | readonly string[] | undefined): number {
  return Number(/\bu=([0-7])/.exec(String(priority ?? ""))?.[1] ?? 3);
}

export type SlowLink = Readonly<{
  /** Resolves after one round trip. */
  wait: () => Promise<void>;
  /** Writes a body piece by piece as the line has room for it; resolves with the last piece. */
  send: (body: Buffer, urgency: number, write: (chunk: Buffer) => void) => Promise<void>;
  /** Bytes of bodies sent up to now. */
  bytesSent: () => number;
}>;

/**
 * One line that all responses share: it carries so many bytes a second, the most urgent response
 * first, as CDNs do. It slows what the server sends instead of what a page receives, because
 * DevTools' throttling of a page does not reach its service worker.
 */
export function createSlowLink({ roundTrip, bytesPerSecond }: LinkSpeed): SlowLink {
  const parcels: Parcel[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let sent = 0;

  function carry(): void {
    let room = Math.floor(((performance.now() - last) / 1000) * bytesPerSecond);
    last += (room / bytesPerSecond) * 1000;
    while (room > 0 && parcels.length > 0) {
      const parcel = parcels.reduce((first, other) =>
        first.urgency <= other.urgency ? first : other,
      );
      const chunk = parcel.body.subarray(parcel.sent, parcel.sent + room);
      parcel.sent += chunk.byteLength;
      sent += chunk.byteLength;
      room -= chunk.byteLength;
      parcel.write(chunk);
      if (parcel.sent < parcel.body.byteLength) continue;
      parcels.splice(parcels.indexOf(parcel), 1);
      parcel.done();
    }
    if (parcels.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    wait: async () => {
      await new Promise((resolve) => setTimeout(resolve, roundTrip));
    },
    send: async (body, urgency, write) => {
      if (body.byteLength === 0) return;
      await new Promise<void>((done) => {
        parcels.push({ urgency, body, write, done, sent: 0 });
        if (timer) return;
        last = performance.now();
        timer = setInterval(carry, 5);
      });
    },
    bytesSent: () => sent,
  };
}
