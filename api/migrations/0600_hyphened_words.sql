-- The last word of a search may be the beginning of a word with a hyphen, such as "COVID-1".
create or replace function portal_query(words text[]) returns tsquery language plpgsql immutable parallel safe as $$
declare
  wanted tsquery := ''::tsquery;
  unfinished text := trim('-' from regexp_replace(
    portal_plain(regexp_replace(portal_fold(words[cardinality(words)]), '^.*\s', '')), '[^[:alnum:]-]', '', 'g'));
  part tsquery;
begin
  for place in 1 .. cardinality(words) loop
    part := plainto_tsquery('portal', portal_fold(words[place]));
    if place = cardinality(words) and (length(unfinished) > 1 or portal_fold(words[place]) ~ '\s\d$') then
      -- Of several words in one term, as in "HR/Payroll", the last one may be unfinished.
      part := case when portal_fold(words[place]) ~ '\s'
        then plainto_tsquery('portal', regexp_replace(portal_fold(words[place]), '\s\S*$', ''))
          && (plainto_tsquery('portal', unfinished) || to_tsquery('simple', unfinished || ':*'))
        else part || to_tsquery('simple', unfinished || ':*') end;
    end if;
    wanted := wanted && part;
  end loop;
  return wanted;
end $$;
