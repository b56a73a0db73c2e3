type Row = readonly [string, string, string];

const tableWith =
  (...heads: Row) =>
  (...rows: readonly Row[]) =>
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ([first, second, third]) =>
          `<tr><th scope="row">${first}</th><td>${second}</td><td>${third}</td></tr>`,
      )
      .join('')}</tbody></table>`;

export const timetable = tableWith('When', 'What', 'Where');
export const timetableInSwahili = tableWith('Lini', 'Nini', 'Wapi');
export const families = tableWith('Family', 'Meets in', 'Reads this semester');
export const familiesInSwahili = tableWith('Familia', 'Mahali pa kukutana', 'Inasoma muhula huu');
