import { guestLimit, placesLeft } from './guest-share';

it.each([
  [1, 75, 1],
  [2, 75, 1],
  [3, 75, 2],
  [4, 75, 3],
  [5, 75, 3],
  [20, 75, 15],
  [20, 100, 19],
  [20, 0, 0],
])('of %d seats, visitors have at most %d percent: %d', (seats, percent, limit) => {
  expect(guestLimit(seats, percent)).toBe(limit);
});

const nobody = { members: 0, guests: 0 };

it.each([
  ['nothing is taken', { seats_taken: 0, guest_seats: 0, waiting: nobody }, 20, 15],
  ['visitors have their share', { seats_taken: 15, guest_seats: 15, waiting: nobody }, 5, 0],
  [
    'visitors wait for their share',
    { seats_taken: 15, guest_seats: 15, waiting: { members: 0, guests: 9 } },
    5,
    0,
  ],
  ['members have most seats', { seats_taken: 18, guest_seats: 2, waiting: nobody }, 2, 2],
  ['members wait', { seats_taken: 18, guest_seats: 2, waiting: { members: 1, guests: 0 } }, 1, 1],
  [
    'visitors wait for what is free',
    { seats_taken: 18, guest_seats: 2, waiting: { members: 0, guests: 1 } },
    1,
    1,
  ],
  ['all seats are taken', { seats_taken: 20, guest_seats: 15, waiting: { members: 2, guests: 2 } }, 0, 0],
  ['there are fewer seats than before', { seats_taken: 25, guest_seats: 25, waiting: nobody }, 0, 0],
])('of 20 seats, when %s, so many are left for members and visitors', (_, taken, members, guests) => {
  const left = (isMember: boolean) =>
    placesLeft({ max_attendees: 20, ...taken }, { isMember, guestSeatsPercent: 75 });
  expect([left(true), left(false)]).toEqual([members, guests]);
});

it('has no end where the number of seats is 0 or open', () => {
  for (const maxAttendees of [0, null]) {
    const places = { max_attendees: maxAttendees, seats_taken: 900, guest_seats: 900, waiting: nobody };
    expect(placesLeft(places, { isMember: false, guestSeatsPercent: 75 })).toBeNull();
  }
});
