type Category = 'thanksgiving' | 'healing' | 'guidance' | 'family' | 'financial' | 'spiritual' | 'other';
type Kind = 'personal' | 'health' | 'academic' | 'family' | 'spiritual' | 'other';

export interface PrayerSeed {
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  readonly category: Category;
  readonly kind: Kind;
  /** Null: the requester asked not to be named. */
  readonly name: string | null;
  readonly status?: 'pending' | 'rejected';
  readonly is_urgent?: boolean;
  readonly is_featured?: boolean;
  /** Sent by the account that shows the member area; only a request with a name tells who sent it. */
  readonly byDemoMember?: boolean;
  /** Counts the people who marked that they prayed. */
  readonly prayed?: number;
}
