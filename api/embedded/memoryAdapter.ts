import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; until: number };

const kept = new Map<string, Kept>();
const mostKept = 10_000;

/**
 * The store of the embedded OpenID provider. It is kept in memory: nothing in it outlives a sign-in.
 */
export class MemoryAdapter implements Adapter {
  constructor(private readonly model: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    kept.set(this.#key(id), { payload, until: Date.now() + expiresIn * 1000 });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#alive(this.#key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const found = this.#alive(this.#key(id));
    if (found) found.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }

  #key(id: string): string {
    return `${this.model}:${id}`;
  }

  #alive(key: string): AdapterPayload | undefined {
    const found = kept.get(key);
    if (found && found.until > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  }

  #findWhere(test: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of kept) {
      if (key.startsWith(`${this.model}:`) && test(payload)) return this.#alive(key);
    }
    return undefined;
  }
}
