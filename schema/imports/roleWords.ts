import { knownWords } from '../attendees/knownWords.ts';
import { type AttendeeRole, attendeeRoleFrom } from '../vocabulary.ts';

const documented = ['employee', 'prospect', 'customer', 'guest'] as const;

const documentedWordFrom = knownWords(documented, {
  employee: [
    ...['staff', 'team', 'colleague'],
    ...['mitarbeiter', 'mitarbeiterin', 'mitarbeitende', 'kollege', 'kollegin'],
    ...['employé', 'employée', 'collaborateur', 'collaboratrice', 'medewerker', 'empleado'],
    ...['empleada', 'dipendente', 'funcionario', 'medarbejder', 'medarbetare', 'ansatt'],
  ],
  prospect: ['lead', 'interessent', 'interessentin', 'potential customer', 'prospecto'],
  customer: ['client', 'kunde', 'kundin', 'cliente', 'klant', 'kund', 'klient', 'asiakas'],
  guest: [
    ...['gast', 'invité', 'invitée', 'invitado', 'invitada', 'ospite', 'convidado', 'gæst', 'gäst'],
    ...['gjest', 'vieras', 'gość'],
  ],
});

/** The role that a cell of a list means, in any case and several languages. Undefined for other words. */
export const roleFrom = (cell: string): AttendeeRole | undefined =>
  attendeeRoleFrom(documentedWordFrom(cell));
