import { computeIntegrity } from './integrity';

it('is the hash that browsers compare', () => {
  expect(computeIntegrity(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});
