import { createRequire } from 'node:module';
import type { APIRequestContext } from '@playwright/test';
import type * as Enums from '@narthex/shared-contracts/enums';
import type * as Endpoints from '@narthex/shared-contracts/endpoints';
import type * as Departments from '@narthex/shared-contracts/schemas/departments';
import type * as PageContent from '@narthex/shared-contracts/schemas/page-content';
import type * as Settings from '@narthex/shared-contracts/schemas/settings';
import { PAYLOADS } from './payloads';

// The runner compiles the other rooms to CommonJS, of which Node finds no named exports.
const load = createRequire(import.meta.url);
const { CONTENT_SECTION_KEYS, PAGE_CONTENT_FIELDS, PAGE_CONTENT_PAGES } = load(
  '@narthex/shared-contracts/enums',
) as typeof Enums;
const { ENDPOINTS, ENDPOINT_PATHS } = load('@narthex/shared-contracts/endpoints') as typeof Endpoints;
const { departmentInputSchema } = load('@narthex/shared-contracts/schemas/departments') as typeof Departments;
const { pageFieldTexts } = load('@narthex/shared-contracts/schemas/page-content') as typeof PageContent;
const { settingsInputSchema } = load('@narthex/shared-contracts/schemas/settings') as typeof Settings;

/** Of each list, so many rows get scripts; the pages show the first rows. */
const ROWS = 12;
/** Some rules of a body are checked only once others are met, so refusals come one after the other. */
const MAX_ATTEMPTS = 8;
/** Only drafts and grants are left as they are: no page shows them, and a grant decides what the site serves. */
const LEFT_ALONE = /^(broadcasts|grants)\./;

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}
/** The schemas of bodies have these fields. */
interface ObjectSchema extends Schema {
  readonly shape: Readonly<Record<string, Schema>>;
}

/** Stores scripts through the API, as an administrator and as a visitor, and remembers in how many fields. */
export class PayloadStore {
  private next = 0;
  readonly stored = new Set<string>();
  fields = 0;
  /** Lists refusals that the payloads do not explain: the rest of each input was valid. */
  readonly refused: string[] = [];

  constructor(
    private readonly api: APIRequestContext,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** Returns all scripts for a field that is long enough, or else the next one that it takes. */
  private fill(schema: Schema): unknown {
    const all = PAYLOADS.join('\n');
    if (schema.safeParse(all).success) return all;
    for (let tried = 0; tried < PAYLOADS.length; tried += 1) {
      const text = PAYLOADS[this.next++ % PAYLOADS.length];
      if (schema.safeParse(text).success) return text;
      if (schema.safeParse([text]).success) return [text];
    }
    return undefined;
  }

  /** Returns a body in which every field that takes a text has scripts. */
  private fillAll(schema: Partial<ObjectSchema>): Record<string, unknown> {
    const texts = Object.entries(schema.shape ?? {}).flatMap(([name, field]) => {
      const text = this.fill(field);
      return text === undefined ? [] : [[name, text] as const];
    });
    return Object.fromEntries(texts);
  }

  private note(sent: object): void {
    this.fields += Object.keys(sent).length;
    const text = JSON.stringify(sent);
    for (const payload of PAYLOADS)
      if (text.includes(JSON.stringify(payload).slice(1, -1))) this.stored.add(payload);
  }

  /** Sends a body, and again without the fields that the server refuses. */
  private async send(method: string, path: string, body: Record<string, unknown>): Promise<void> {
    let data = body;
    let response = await this.api.fetch(path, { method, headers: this.headers, data });
    for (let attempt = 0; attempt < MAX_ATTEMPTS && response.status() === 422; attempt += 1) {
      const { errors }: { errors: object } = await response.json();
      const refused = Object.keys(errors).map((field) => field.split('.')[0]);
      data = Object.fromEntries(Object.entries(data).filter(([name]) => !refused.includes(name)));
      response = await this.api.fetch(path, { method, headers: this.headers, data });
    }
    if (response.ok()) this.note(data);
    else this.refused.push(`${method} ${path}: ${response.status()} ${await response.text()}`);
  }

  private async listIds(path: string): Promise<readonly number[]> {
    const response = await this.api.get(path, { headers: this.headers });
    if (!response.ok()) return [];
    const { data }: { data: readonly { id: number }[] } = await response.json();
    return data.slice(0, ROWS).map(({ id }) => id);
  }

  /** Changes the rows of every list that has an endpoint to create and to change them. */
  async changeRows(): Promise<void> {
    const updates = (Object.keys(ENDPOINT_PATHS) as Endpoints.EndpointName[]).filter((name) =>
      name.endsWith('.update'),
    );
    for (const update of updates.filter((name) => !LEFT_ALONE.test(name))) {
      const [method = '', path = ''] = ENDPOINT_PATHS[update].split(' ');
      const created: Endpoints.EndpointRecord | undefined = Reflect.get(
        ENDPOINTS,
        update.replace(/update$/, 'create'),
      );
      if (!path.endsWith('/:id') || !created?.body) continue;
      const list = path.replace('/:id', '').replace(/^\/api\/(?!v1)/, '/api/v1/');
      for (const id of await this.listIds(list))
        await this.send(method, path.replace(':id', String(id)), {
          ...this.fillAll(created.body),
          ...(update === 'leaders.update' && { email: 'leader@demo.test' }),
        });
    }
  }

  /** Changes what isn't in lists: settings, departments, texts of pages, and the own profile. */
  async changeSingles(): Promise<void> {
    await this.send('PUT', '/api/v1/admin/settings', this.fillAll(settingsInputSchema));
    await this.send(
      'PUT',
      '/api/v1/study-and-mission',
      this.fillAll(ENDPOINTS['studyAndMission.update'].body),
    );
    for (const department of ['youth', 'music', 'prayer', 'communication'])
      await this.send('PUT', `/api/v1/departments/${department}`, this.fillAll(departmentInputSchema));
    const profile = this.fillAll(ENDPOINTS['auth.updateProfile'].body);
    await this.send('PUT', '/api/auth/user', { ...profile, email: 'admin@demo.test' });
    for (const section of CONTENT_SECTION_KEYS)
      await this.send(
        'PUT',
        `/api/v1/homepage/content/${section}`,
        this.fillAll(ENDPOINTS['sections.save'].body),
      );
    for (const [category, pages] of Object.entries(PAGE_CONTENT_PAGES)) {
      for (const page of pages) {
        const fields = PAGE_CONTENT_FIELDS.map((name) => [name, this.fillAll({ shape: pageFieldTexts })]);
        await this.send('PUT', `/api/v1/page-content/${category}/${page}`, {
          fields: Object.fromEntries(fields),
        });
      }
    }
  }

  /** Sends what visitors may send, and approves the prayers, so that the prayer wall shows them. */
  async sendAsVisitor(): Promise<void> {
    for (const payload of PAYLOADS.slice(0, ROWS)) {
      const prayer = { title: payload, description: PAYLOADS.join('\n'), requester_name: payload };
      await this.send('POST', '/api/v1/prayer-requests', prayer);
      await this.send('POST', '/api/v1/inquiries', {
        email: 'visitor@demo.test',
        message: PAYLOADS.join('\n').slice(0, 2000),
      });
    }
    for (const name of PAYLOADS.slice(ROWS))
      await this.send('POST', '/api/v1/visits', {
        name,
        message: name,
        day: '2099-01-03',
        phone: '0712345678',
      });
    for (const id of await this.listIds('/api/v1/admin/prayers/moderate'))
      await this.api.put(`/api/v1/admin/prayers/${id}/approve`, { headers: this.headers });
  }
}
